import { Box, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { ProofForm } from './ProofForm.tsx'
import { endSecondStep, renewRecoveryCodes } from './secondStep.data.ts'

interface SecondStepOnProps {
  onSince: string
  recoveryCodesLeft: number
  isRequired: boolean
  onCodes: (codes: string[]) => void
}

/** Since when it is on. New recovery codes and turning it off need a code. */
export function SecondStepOn({ onSince, recoveryCodesLeft, isRequired, onCodes }: SecondStepOnProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [asked, setAsked] = useState<'renew' | 'turnOff'>()
  const close = () => setAsked(undefined)

  async function end(code: string) {
    await endSecondStep(code)
    close()
    showToast(t('secondStep.turnedOff'))
  }

  return (
    <Section title={t('secondStep.codesTitle')}>
      <Stack gap="sm">
        <Box component="p" fw={600}>
          {t('secondStep.on', { date: friendlyTime(onSince, now) })}
        </Box>
        <p>{t('secondStep.left', { count: recoveryCodesLeft })}</p>
        <Button variant="default" onClick={() => setAsked('renew')}>
          {t('secondStep.renew')}
        </Button>
        {isRequired ? (
          <Box component="p" c="dimmed">
            {t('secondStep.demanded')}
          </Box>
        ) : (
          <Button variant="light" color="red" onClick={() => setAsked('turnOff')}>
            {t('secondStep.turnOff')}
          </Button>
        )}
      </Stack>
      <Sheet open={asked === 'renew'} onClose={close} title={t('secondStep.renew')}>
        <p>{t('secondStep.renewHint')}</p>
        <ProofForm
          label={t('secondStep.codeOrRecovery')}
          button={t('secondStep.renew')}
          onSend={async (code) => onCodes(await renewRecoveryCodes(code))}
        />
      </Sheet>
      <Sheet open={asked === 'turnOff'} onClose={close} title={t('secondStep.turnOff')}>
        <p>{t('secondStep.turnOffHint')}</p>
        <ProofForm
          label={t('secondStep.codeOrRecovery')}
          button={t('secondStep.turnOff')}
          isDangerous
          onSend={end}
        />
      </Sheet>
    </Section>
  )
}
