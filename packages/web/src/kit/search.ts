/** Whether every word that was typed is somewhere in the text, whatever its case. True when nothing was typed. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = text.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
