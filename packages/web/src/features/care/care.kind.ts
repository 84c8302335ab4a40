// How a kind of care is described and made.
import type { CareKindName } from '@daybook/contract/care/care.kinds.generated.ts'
import type { KindRules } from '@daybook/contract/care/care.rules.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { careWrites } from './care.data.ts'
import type { CareDetail, CareField, ChoiceField, FieldOf } from './care.fields.ts'
import { outboxOfKind } from './care.outbox.ts'
import type { CareApi, CareKind, Named, PerChild, Words } from './care.view.ts'

interface Described<Detail, Quick extends keyof Detail & string> extends Named, PerChild<NoInfer<Detail>> {
  name: CareKindName & TaskKindName
  words: Words
  rules: KindRules<NoInfer<Detail>>
  api: CareApi<Detail>
  fields: { [Name in keyof Detail & string]: FieldOf<Detail, Name> }
  /** The field whose options are the buttons of the bar. */
  quick: Quick
  /** What the other fields are unless somebody says otherwise. */
  initial: Omit<Detail, Quick>
  tile?(t: Translate, detail: NoInfer<Detail>): string
}

/** Makes a kind of its description, in which the compiler holds every field to the detail's schema. */
export function careKind<Detail, Quick extends keyof Detail & string>(
  described: Described<Detail, Quick>,
): CareKind {
  // From here on a detail is plain data of the fields described; every value in it comes from them or the server.
  const plain = described as unknown as Omit<Described<CareDetail, string>, 'fields' | 'quick'>
  return {
    ...plain,
    awaited: described.rules.awaited ?? {},
    fields: Object.values(described.fields) as CareField[],
    quick: described.fields[described.quick] as unknown as ChoiceField,
    ...careWrites(plain.api),
    outbox: outboxOfKind(plain.title),
  }
}
