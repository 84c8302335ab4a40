import type { CredentialAwaiting } from '@daybook/contract/credential/credential.contract.ts'
import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'

export const credentialAwaiting: AwaitingKinds<CredentialAwaiting> = {
  expiringCredentials: {
    row: ({ t }, { title: kind, staffName, isOwn, daysLeft }) => ({
      title: isOwn
        ? entryWords(credentialKinds, kind)
        : t('credential.ofPerson', { title: entryWords(credentialKinds, kind), name: staffName }),
      detail: t(daysLeft < 0 ? 'credential.hasExpired' : 'credential.expiresSoon'),
      subject: 'certificate',
      isLate: daysLeft < 0,
    }),
  },
}
