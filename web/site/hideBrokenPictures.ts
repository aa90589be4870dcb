/**
 * Hides decorative pictures that could not be loaded, as during an outage: browsers draw a torn picture in their place.
 * Their boxes stay, so that nothing moves. Other pictures show their text.
 */
export function hideBrokenPictures(): void {
  const show = (picture: unknown, isLoaded: boolean) => {
    if (picture instanceof HTMLImageElement && picture.alt === '') {
      picture.style.visibility = isLoaded ? '' : 'hidden';
    }
  };
  // Neither event bubbles.
  document.addEventListener('error', ({ target }) => show(target, false), true);
  document.addEventListener('load', ({ target }) => show(target, true), true);
  // Those of the server's page may have failed already.
  for (const picture of document.querySelectorAll('img')) {
    if (picture.complete && picture.naturalWidth === 0) show(picture, false);
  }
}
