import type { CredentialAwaiting } from '@daybook/contract/credential/credential.contract.ts'
import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { to } from '../../platform/screens/places.ts'

export const credentialAwaiting: AwaitingKinds<CredentialAwaiting> = {
  expiringCredentials: {
    words: (t, count) => t('credential.awaiting', { count }),
    to: () => to.credentialHistory({}),
    row: ({ t, sayDay }, { title: kind, staffName, isOwn, expiresOn, daysLeft }) => ({
      title: isOwn
        ? entryWords(credentialKinds, kind)
        : t('credential.ofPerson', { title: entryWords(credentialKinds, kind), name: staffName }),
      detail: t(daysLeft < 0 ? 'credential.expiredOn' : 'credential.expiresOnDay', {
        day: sayDay(expiresOn),
      }),
      subject: 'certificate',
      isLate: daysLeft < 0,
    }),
  },
}
