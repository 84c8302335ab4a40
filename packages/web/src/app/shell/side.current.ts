// Which entry of a menu a screen belongs to: the page, the form and the list of a kind are one.

const partOf = /(Form|History|List|People|Answer|Page)$/
const kindOf = (screen: string) => screen.replace(partOf, '')

/** The entry to mark; undefined for a screen that belongs to none. */
export function inMenu(screen: string, known: readonly string[]): string | undefined {
  return known.find((name) => name === screen) ?? known.find((name) => kindOf(name) === kindOf(screen))
}
