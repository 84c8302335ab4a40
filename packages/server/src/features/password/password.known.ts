// Passwords that are tried first: those that are known from leaks, those of this app and of this field, and the names of
// the person and the centre.

/** Those that the list of leaked passwords lacks. */
const ours = new Set(
  `daybook kaiako childcare kindergarten preschool daycare kindy login123 guest123 888888 520520 woaini woaini1314 qwertyui`.split(
    ' ',
  ),
)

let leaked: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is set: some 49,000, in lower case. */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether it is a known password, or a name with digits or signs around it. */
export async function isEasyToGuess(
  password: string,
  names: readonly (string | null | undefined)[],
): Promise<boolean> {
  leaked ??= readLeaked()
  const plain = password.toLowerCase()
  const word = bare(password)
  if ((await leaked).has(plain) || ours.has(plain) || ours.has(word)) return true
  return names.some((name) => isOneOf(word, name ?? '') || plain === name?.toLowerCase())
}

/** A name has at least this many letters, so that initials forbid nothing. */
const shortestName = 2

function isOneOf(word: string, name: string): boolean {
  const parts = [name.split('@')[0] ?? '', ...name.split(/[^\p{L}]+/u)]
  return parts.map(bare).some((part) => part.length >= shortestName && part === word)
}

/** Its letters alone, without capitals and macrons. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
