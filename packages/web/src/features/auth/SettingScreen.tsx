import { configuredVersion } from '@daybook/contract/kernel/constants.ts'
import { Box, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { chooseCurrency, currencies, useCurrency } from '../../platform/currency.ts'
import { useT } from '../../platform/i18n/language.ts'
import { forgetReads } from '../../platform/query/stored.reads.ts'
import { useSession } from '../../platform/session/current.ts'
import { chooseSound, useIsMuted } from '../../platform/sound.ts'
import { textSizes } from '../../platform/text.scale.ts'
import { chooseTextSize, useTextSize } from '../../platform/text.size.ts'
import { CentreSettings } from '../centre/index.ts'
import { AppearanceSwitch } from './AppearanceSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const switches = ['on', 'off'] as const

/** Settings of this device and, for managers, of the centre. */
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
    <Stack gap="1.25rem" p="1rem var(--gutter)">
      <Section title={t('auth.device')}>
        <Stack gap="sm">
          <LanguageSwitch />
          <AppearanceSwitch />
          <Choice
            label={t('auth.textSize')}
            options={textSizes.map((value) => ({ value, label: t(`auth.textSize.${value}`) }))}
            value={size}
            onChange={chooseTextSize}
          />
          <Choice
            label={t('auth.currency')}
            options={currencies.map((value) => ({ value, label: t(`auth.currency.${value}`) }))}
            value={currency}
            onChange={chooseCurrency}
          />
          <Choice
            label={t('auth.sound')}
            options={switches.map((value) => ({ value, label: t(`auth.sound.${value}`) }))}
            value={isMuted ? 'off' : 'on'}
            onChange={(value) => chooseSound(value === 'on')}
          />
        </Stack>
      </Section>
      <Section title={t('auth.cache')}>
        <Stack gap="sm">
          <p>{t('auth.cacheHint')}</p>
          <Button variant="default" loading={isClearing} onClick={() => void clear()}>
            {t('auth.clearCache')}
          </Button>
        </Stack>
      </Section>
      {configures && <CentreSettings />}
      <Box component="p" c="var(--dim)" ta="center">
        {t('auth.version', { version: configuredVersion })}
      </Box>
    </Stack>
  )
}
