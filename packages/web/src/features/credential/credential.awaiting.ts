import type { CredentialAwaiting } from '@daybook/contract/credential/credential.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const credentialAwaiting: AwaitingKinds<CredentialAwaiting> = {
  expiringCredentials: {
    words: (t, count) => t('credential.awaiting', { count }),
    to: () => to.credentialHistory({}),
    row: ({ t, sayDay }, { title, staffName, isOwn, expiresOn, daysLeft }) => ({
      title: isOwn ? title : t('credential.ofPerson', { title, name: staffName }),
      detail: t(daysLeft < 0 ? 'credential.expiredOn' : 'credential.expiresOnDay', {
        day: sayDay(expiresOn),
      }),
      subject: 'certificate',
      isLate: daysLeft < 0,
    }),
  },
}
