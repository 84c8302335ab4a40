import type { MedicinePlanAwaiting } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const medicinePlanAwaiting: AwaitingKinds<MedicinePlanAwaiting> = {
  dosesToCheck: {
    row: ({ t, sayTime }, { childName, medicine, dose, byName, at }) => ({
      title: t('medicinePlan.awaitingCheck', { medicine, childName }),
      detail: t('medicinePlan.awaitingCheckDetail', { dose, time: sayTime(at), byName }),
      subject: 'medicine',
    }),
  },
}
