import { Button, TextInput } from '@mantine/core'
import { useFields } from '../../kit/fields.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { LanguageSwitch } from '../auth/index.ts'
import styles from './Kiosk.module.css'
import { api } from './kiosk.data.ts'
import { setPaired } from './kiosk.paired.ts'

/** Pairs the tablet by the code that a manager has made. */
export function PairForm() {
  const t = useT()
  const { tenant = '' } = useSearch('checkInOut')
  const fields = useFields({ tenant, code: '' }, (values) => ({
    tenant: /^\d{6}$/.test(values.tenant.trim()) ? undefined : t('kiosk.tenantWrong'),
    code: values.code.trim() ? undefined : t('kiosk.codeMissing'),
  }))
  const send = fields.onSubmit(async (values) => {
    try {
      const options = { tenantId: values.tenant.trim(), quiet: true }
      setPaired(await api.pairKiosk({ code: values.code }, options))
    } catch (error) {
      showRefusal(fields, error)
    }
  })
  return (
    <div className={styles.narrow}>
      <h1 className={styles.title}>{t('kiosk.pairTitle')}</h1>
      <p>{t('kiosk.pairText')}</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextInput
          {...fields.text('tenant')}
          label={t('auth.tenant')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <TextInput
          {...fields.text('code')}
          label={t('kiosk.code')}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="lg" loading={fields.isSending}>
          {t('kiosk.pair')}
        </Button>
      </form>
      <LanguageSwitch />
    </div>
  )
}
