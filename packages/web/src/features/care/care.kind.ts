// Builds a care kind from its description.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { KindRules } from '@daybook/contract/care/care.rules.ts'
import type { CareKindName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { careWrites } from './care.data.ts'
import type { CareDetail, CareField, ChoiceField, FieldOf } from './care.fields.ts'
import { boardLiveUpdates } from './care.live.ts'
import type {
  Beside,
  CareApi,
  CareKind,
  Completion,
  Instead,
  Named,
  PerChild,
  Served,
  Words,
} from './care.view.ts'

interface Described<Detail, Quick extends keyof Detail & string> extends Named, PerChild<NoInfer<Detail>> {
  name: CareKindName & TaskKindName
  words: Words
  rules: KindRules<NoInfer<Detail>>
  api: CareApi<Detail>
  fields: { [Name in keyof Detail & string]: FieldOf<Detail, Name> } & { [Name in Quick]: ChoiceField<Name> }
  /** The field whose options are the buttons in the bar. */
  quick: Quick
  /** Default values of the other fields. Without one, somebody has to say it. */
  initial: Partial<Omit<Detail, Quick>>
  served?: Served<NoInfer<Detail>>
  instead?: Instead<NoInfer<Detail>>
  beside?: Beside
  tile?(t: Translate, detail: NoInfer<Detail>): string
  completion?(t: Translate, detail: NoInfer<Detail>): Completion<NoInfer<Detail>> | undefined
}

/** Builds a care kind. The compiler checks every field of the description against the detail's schema. */
export function careKind<Detail, Quick extends keyof Detail & string>(
  described: Described<Detail, Quick>,
): CareKind {
  // The detail's type is erased here: every value in a detail comes from the described fields or from the server.
  const plain = described as unknown as Omit<Described<CareDetail, string>, 'fields' | 'quick'>
  boardLiveUpdates(plain.name)
  return {
    ...plain,
    awaited: described.rules.awaited ?? {},
    fields: Object.values(described.fields) as CareField[],
    quick: described.fields[described.quick],
    ...careWrites(plain.title, plain.api),
  }
}
