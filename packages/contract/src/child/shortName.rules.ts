// Names as the tablet at the door shows them: the first name and the initial of the surname. Whoever takes the tablet
// learns no surname from it (docs/decisions/077-names-and-pins-at-the-tablet.md).
import { fullName } from './child.rules.ts'

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

/** A surname in Chinese characters is left out, because its initial is all of it. */
function withInitial(firstName: string, surname: string): string {
  const [initial = ''] = surname
  return initial && !isHan(initial) ? `${firstName} ${initial}.` : firstName
}

export const shortNameOfChild = (child: { firstName: string; familyName: string }): string =>
  withInitial(child.firstName.trim(), child.familyName.trim())

/** Of a name as somebody wrote it: `Tāma Ngata`, `Ngata, Tāma` or `王小明`. */
export function shortName(name: string): string {
  const words = name.split(',').reverse().join(' ').trim().split(/\s+/)
  const [first = '', ...others] = words
  if (others.length > 0) return withInitial(first, others.at(-1) ?? '')
  if (!isHan(first) || first.length < 2) return first
  return first.slice(first.length === 2 ? -1 : -2)
}

type Namer = { ofChild: typeof fullName; ofPerson: (name: string) => string }
const short: Namer = { ofChild: shortNameOfChild, ofPerson: shortName }
const whole: Namer = { ofChild: fullName, ofPerson: (name) => name }

/** How people are named to this reader. */
export const namesFor = ({ rights }: { rights: ReadonlySet<string> }): Namer =>
  rights.has('kiosk.use') ? short : whole
