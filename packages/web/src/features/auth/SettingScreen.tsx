import { configuredVersion } from '@daybook/contract/kernel/constants.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { chooseCurrency, currencies, useCurrency } from '../../platform/currency.ts'
import { useT } from '../../platform/i18n/language.ts'
import { forgetReads } from '../../platform/query/remembered.ts'
import { useSession } from '../../platform/session/current.ts'
import { chooseSound, useIsMuted } from '../../platform/sound.ts'
import { chooseTextSize, textSizes, useTextSize } from '../../platform/text.size.ts'
import { CentreSettings } from '../centre/index.ts'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './MineScreen.module.css'

const switches = ['on', 'off'] as const

/** How this device shows the app, and for managers what the centre says about itself. */
export function SettingScreen() {
  const t = useT()
  const size = useTextSize()
  const currency = useCurrency()
  const configures = useSession().userProfile?.rights.includes('centre.configure') ?? false
  const isMuted = useIsMuted()
  const [isClearing, setIsClearing] = useState(false)

  async function clear() {
    setIsClearing(true)
    await forgetReads().finally(() => setIsClearing(false))
    showToast(t('auth.cacheCleared'))
  }

  return (
    <div className={styles.page}>
      <Section title={t('auth.device')}>
        <div className={styles.settings}>
          <LanguageSwitch />
          <AppearanceSwitch />
          <Choice
            label={t('auth.textSize')}
            options={textSizes.map((one) => ({ value: one, label: t(`auth.textSize.${one}`) }))}
            value={size}
            onChange={chooseTextSize}
          />
          <Choice
            label={t('auth.currency')}
            options={currencies.map((one) => ({ value: one, label: t(`auth.currency.${one}`) }))}
            value={currency}
            onChange={chooseCurrency}
          />
          <Choice
            label={t('auth.sound')}
            options={switches.map((one) => ({ value: one, label: t(`auth.sound.${one}`) }))}
            value={isMuted ? 'off' : 'on'}
            onChange={(value) => chooseSound(value === 'on')}
          />
        </div>
      </Section>
      <Section title={t('auth.cache')}>
        <div className={styles.settings}>
          <p>{t('auth.cacheHint')}</p>
          <Button variant="default" loading={isClearing} onClick={() => void clear()}>
            {t('auth.clearCache')}
          </Button>
        </div>
      </Section>
      {configures && <CentreSettings />}
      <p className={styles.version}>{t('auth.version', { version: configuredVersion })}</p>
    </div>
  )
}
