// A kind of check as its screen uses it. A kind is only data; features/openingCheck is the example to follow.

import type { ChecklistKindName } from '@daybook/contract/app/checklist.kinds.ts'
import type { Check, CheckPage } from '@daybook/contract/checklist/checklist.kind.ts'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { type Queueable, queueable } from '../../platform/outbox/queueable.ts'
import { photosIn, type SubmitInput } from './checklist.effects.ts'
import './checklist.live.ts'

export interface ChecklistApi {
  getPage: Call<{ taskId?: string | undefined }, CheckPage>
  submitData: Call<SubmitInput, Check>
}

interface Described<Name extends ChecklistKindName = ChecklistKindName> {
  name: Name
  title: BareKey
  // biome-ignore lint/suspicious/noExplicitAny: an operation's own types are wider than what the screen uses of them
  api: { getPage: Call<any, CheckPage>; submitData: Call<any, Check> }
}

export interface ChecklistKind<Name extends ChecklistKindName = ChecklistKindName>
  extends Omit<Described<Name>, 'api'> {
  api: ChecklistApi
  submit: Queueable<SubmitInput, Check>
}

export function checklistKind<Name extends ChecklistKindName>({
  name,
  title,
  api,
}: Described<Name>): ChecklistKind<Name> {
  return {
    name,
    title,
    api,
    submit: queueable<SubmitInput, Check>(api.submitData, { label: title, filesOf: photosIn }),
  }
}
