import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { activateCentre, type CentreLine, deactivateCentre } from './centre.data.ts'

/** A centre that has closed or moved away is deactivated, and may come back. */
export function CentreUse({ centre: { tenantId, name, deactivatedAt } }: { centre: CentreLine }) {
  const t = useT()
  const [isAsked, setIsAsked] = useState(false)
  const [isSending, setIsSending] = useState(false)

  async function send(change: () => Promise<void>, done: string) {
    setIsSending(true)
    try {
      await change()
      showToast(done)
    } catch {
      // The client has shown why.
    } finally {
      setIsSending(false)
      setIsAsked(false)
    }
  }

  const activate = () => send(() => activateCentre(tenantId), t('centre.activated'))
  const deactivate = () => send(() => deactivateCentre(tenantId), t('centre.deactivated'))
  return (
    <Section title={t('centre.use')}>
      <Stack align="flex-start">
        <p>{t(deactivatedAt ? 'centre.activateHint' : 'centre.deactivateHint')}</p>
        {deactivatedAt ? (
          <Button variant="default" loading={isSending} onClick={() => void activate()}>
            {t('centre.activate')}
          </Button>
        ) : (
          <Button variant="light" color="red" onClick={() => setIsAsked(true)}>
            {t('centre.deactivate')}
          </Button>
        )}
      </Stack>
      <Sheet
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('centre.deactivateTitle', { name })}
        actions={
          <Button color="red" loading={isSending} onClick={() => void deactivate()}>
            {t('centre.deactivate')}
          </Button>
        }
      >
        <p>{t('centre.deactivateMeans')}</p>
      </Sheet>
    </Section>
  )
}
