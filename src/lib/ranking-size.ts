/** How many products new arrivals and best sellers show, and the page's head asks for. */
export const RANKING_SIZE = 12;
