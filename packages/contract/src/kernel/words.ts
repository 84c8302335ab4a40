type At<Path extends string, Words> = { [Name in keyof Words & string as `${Path}.${Name}`]: Words[Name] }

/** Words at a path of a pack, such as those of the choices of a field: `dietAvoids.dairy`. */
export const wordsAt = <Path extends string, Words extends Readonly<Record<string, string>>>(
  path: Path,
  words: Words,
): At<Path, Words> =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${path}.${name}`, word])) as At<
    Path,
    Words
  >
