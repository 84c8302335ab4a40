/** Runs on the page: its text, how far it scrolls sideways, targets smaller than 48 px, buttons whose words are cut off, and
 *  words that are broken although they have no more than twelve letters.
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
  const split: string[] = []
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    // What is for screen readers only is 1 px wide. Code and addresses break where they must.
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (parent.clientWidth === 1 || parent.closest('code')) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
      /(?<![^\s-])[\p{Script=Latin}\d’]{2,12}(?![^\s-])/gu,
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) split.push(`${word} in ${parent.outerHTML.slice(0, 120)}`)
    }
  }
  const text = document.querySelector('main')?.textContent ?? ''
  return { text, scrolls: Math.max(0, scrollWidth - clientWidth), small, cut, split }
}
