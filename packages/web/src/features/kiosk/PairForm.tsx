import { centreNumberMax } from '@daybook/contract/kernel/constants.ts'
import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { endSession, LanguageSwitch } from '../auth/index.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import styles from './Kiosk.module.css'
import { api } from './kiosk.data.ts'
import { setPaired } from './kiosk.paired.ts'

const pairFields = fields({
  tenantId: text(centreNumberMax, { required: true, format: 'centre', autofill: 'organization' }),
  code: text(12, { required: true, autofill: 'one-time-code' }),
})

/** Pairs the tablet by the code that a manager has made. */
export function PairForm() {
  const t = useT()
  const { tenant } = useSearch('checkInOut')
  const { isLogin, userInfo } = useSession()
  const form = useFieldsForm({
    pack: 'kiosk',
    fields: pairFields,
    stored: { tenantId: tenant },
    labels: { tenantId: t('auth.tenantId') },
    draft: null,
  })
  return (
    <div className={styles.narrow}>
      <Box component="h1" fz="xl" lh={1.2} style={{ overflowWrap: 'anywhere' }}>
        {t('kiosk.pairTitle')}
      </Box>
      <p>{t('kiosk.pairText')}</p>
      {isLogin && <p>{t('kiosk.pairSignsOut', { name: userInfo?.realName ?? '' })}</p>}
      <FieldsCard
        form={form}
        submit={t('kiosk.pair')}
        onSend={async ({ code, tenantId }) => {
          const made = await api.pairKiosk({ code }, { tenantId, quiet: true })
          // Back or an address would open the screens of whoever pairs the tablet.
          if (isLogin) await endSession()
          setPaired(made)
        }}
      />
      <LanguageSwitch />
    </div>
  )
}
