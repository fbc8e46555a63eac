/**
 * Fetches the font now that the scripts are here: earlier, the two would share a slow line and the first products would
 * come later; only when the style sheet asks for it, the line would stand idle while the page is drawn.
 */
document.querySelector('link[rel="later"]')?.setAttribute('rel', 'preload');
