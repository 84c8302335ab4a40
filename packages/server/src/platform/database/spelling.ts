// Searching for what people typed in texts that nobody folded (fold_name) when they were written. Folding each text in the
// search costs ten times as much as this pattern, which says the same.

const marks = /[\u0300-\u036f]/g
const bare = (text: string) => text.normalize('NFD').replace(marks, '').normalize('NFC')

/** Letter → the same with a mark: a → āáàä… */
const marked = new Map<string, string>()
for (let code = 0xc0; code < 0x2000; code++) {
  const letter = String.fromCharCode(code)
  const plain = bare(letter).toLowerCase()
  if (plain.length === 1 && plain !== letter.toLowerCase())
    marked.set(plain, (marked.get(plain) ?? '') + letter)
}

/** A regular expression of PostgreSQL that matches wherever this stands, with or without accents and capitals. */
export const anySpelling = (typed: string): string =>
  Array.from(bare(typed).toLowerCase(), ofCharacter).join('')

function ofCharacter(character: string): string {
  if (/\p{L}/u.test(character))
    return `[${character}${upperOf(character)}${marked.get(character) ?? ''}][\u0300-\u036f]*`
  return /[\p{N}\s]/u.test(character) ? character : character.replace(/[!-~]/, '\\$&')
}

/** Some have two letters as their capital, as ß. */
const upperOf = (letter: string) =>
  letter.toUpperCase().length === letter.length ? letter.toUpperCase() : ''
