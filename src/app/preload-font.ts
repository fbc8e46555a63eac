/**
 * Fetches the font now that the scripts are here: earlier, the two would share a slow line and the first products would
 * come later; only when the style sheet asks for it, the line would stand idle while the page is drawn. By the style
 * sheet's own face, and not by a preload: WebKit asks for the two in different ways, and fetched the font twice.
 * A built page goes without the font until then on a first visit (index.html notes that it is one, src/index.css).
 */
document.fonts
  .load('1em "Bricolage Grotesque Variable"')
  .catch(() => {}) // the page does without it
  .finally(() => {
    delete document.documentElement.dataset.firstVisit;
  });
