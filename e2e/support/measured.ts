/** Runs on the page: its text, how far it scrolls sideways, targets smaller than 48 px, and buttons whose words are cut off.
 *  Of the whole page, or of what this selector finds. A text field may be 2 px smaller because of its border. */
export function measured(within = 'html') {
  const { scrollWidth, clientWidth } = document.documentElement
  const part = document.querySelector(within) as HTMLElement
  const small = [
    ...part.querySelectorAll('button, a[href], input, select, textarea, [role="button"], [role="switch"]'),
  ]
    // The parts of a drawing stand in a list beside it too (kit/BodyMap), whose targets are large.
    .filter((element) => !element.closest('svg[data-body-map]'))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Elements for screen readers only are 1 px wide until they are focused.
    .filter(({ box }) => box.width > 1 && (box.width < 46 || box.height < 46))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`)
  const cut = [...part.querySelectorAll('.mantine-Button-label')]
    .filter((label) => label.scrollWidth > label.clientWidth + 1)
    .map(({ textContent }) => textContent)
  const text = document.querySelector('main')?.textContent ?? ''
  return { text, scrolls: Math.max(0, scrollWidth - clientWidth), small, cut }
}
