// Shows pictures over the page: swipe, zoom and keys come from the library, which is loaded with the first picture.
export interface ViewedPicture {
  src: string
  width: number
  height: number
  alt: string
}

export interface ViewerWords {
  close: string
  zoom: string
  previous: string
  next: string
  failed: string
}

/** @param gone is aborted when the page that shows the pictures is left: they never stay over another page. */
export async function viewPictures(
  pictures: readonly ViewedPicture[],
  index: number,
  words: ViewerWords,
  gone: AbortSignal,
): Promise<void> {
  const [{ default: PhotoSwipe }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new PhotoSwipe({
    dataSource: [...pictures],
    index,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
    showHideAnimationType: isStill ? 'none' : 'fade',
    returnFocus: true,
  })
  if (gone.aborted) return
  // It cannot be closed while it opens.
  viewer.on('openingAnimationEnd', () => gone.aborted && viewer.destroy())
  gone.addEventListener('abort', () => viewer.destroy())
  viewer.init()
}
