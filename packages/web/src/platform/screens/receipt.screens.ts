// The screens that every kind of publication has: the list, its page, its form, who has read it, and the answer.
import type { PublishedKindName } from '@daybook/contract/app/receipt.kinds.ts'
import type { ScreenSpec } from './screens.ts'
import { search } from './search.ts'

interface Described {
  list: Pick<ScreenSpec, 'path' | 'menu' | 'manage'>
  /** Its title is the kind's, unless it says otherwise. */
  page: Pick<ScreenSpec, 'path'> & Partial<Pick<ScreenSpec, 'title'>>
  /** A form of another file is the only thing in it. */
  form: Pick<ScreenSpec, 'path'> & Partial<Pick<ScreenSpec, 'load'>>
  /** For those who publish, unless the kind shows it to all of its people. */
  people: Pick<ScreenSpec, 'path' | 'can'>
  /** Where more than one answer can be given. */
  answer?: Pick<ScreenSpec, 'path'>
  /** The file with the kind's `receiptPages()`. */
  load: ScreenSpec['load']
}

type ReceiptScreens<Name extends string> = { readonly [N in Name]: ScreenSpec<'id'> } & {
  readonly [N in `${Name}Form`]: ScreenSpec<'id' | 'start'>
} & {
  readonly [N in `${Name}List`]: ScreenSpec<'show' | 'text'>
} & { readonly [N in `${Name}People`]: ScreenSpec<'id' | 'version'> }
type AnswerScreen<Name extends string, D> = D extends { answer: object }
  ? { readonly [N in `${Name}Answer`]: ScreenSpec<'id'> }
  : object

/** Their rows of the table: `policy`, `policyList`, `policyForm`, `policyPeople`, and `meetingAnswer`. */
export function receiptScreens<Name extends PublishedKindName, const D extends Described>(
  name: Name,
  { list, page, form, people, answer, load }: D,
): ReceiptScreens<Name> & AnswerScreen<Name, D> {
  const kind: PublishedKindName = name
  const one = { can: 'receipt.answer', search: search('id'), load } as const
  const rows: Readonly<Record<string, ScreenSpec>> = {
    [`${kind}List`]: { ...one, title: `${kind}.list`, search: search('show', 'text'), part: 'list', ...list },
    [kind]: { ...one, title: `${kind}.title`, part: 'page', ...page },
    [`${kind}Form`]: {
      ...one,
      title: `${kind}.form`,
      can: 'receipt.publish',
      search: search('id', 'start'),
      ...(!form.load && { part: 'form' }),
      ...form,
    },
    [`${kind}People`]: {
      ...one,
      title: 'receipt.people',
      can: 'receipt.publish',
      search: search('id', 'version'),
      part: 'people',
      ...people,
    },
    ...(answer && { [`${kind}Answer`]: { ...one, title: `${kind}.title`, part: 'answer', ...answer } }),
  }
  // TypeScript does not follow computed keys.
  return rows as ReceiptScreens<Name> & AnswerScreen<Name, D>
}
