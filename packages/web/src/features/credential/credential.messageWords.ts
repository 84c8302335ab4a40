import type { credentialMessages } from '@daybook/contract/credential/credential.contract.ts'
import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Params = ParamsOf<(typeof credentialMessages)['lastReminder']>

const words = ({ t, sayDay, sayEntry }: Telling, { title, staffName, expiresOn }: Params) => ({
  title: t('credential.messageExpires', {
    title: sayEntry(credentialKinds, title),
    day: sayDay(expiresOn),
  }),
  text: t('credential.messageText', { name: staffName }),
})

export const credentialMessageWords: MessageWordsOf<typeof credentialMessages> = {
  firstReminder: words,
  secondReminder: words,
  lastReminder: words,
}
