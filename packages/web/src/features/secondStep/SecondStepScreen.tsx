import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { signOut } from '../auth/index.ts'
import { Passkeys } from '../passkey/Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondStepOn } from './SecondStepOn.tsx'
import { SetUp } from './SetUp.tsx'
import { afterSetUp, secondStepQuery, startSecondStep } from './secondStep.data.ts'

/** A person turns the codes of an authenticator app on or off for their own sign-in. */
export function SecondStepScreen() {
  const t = useT()
  const mustSetUp = useSession().userProfile?.mustSetUpSecondStep
  const read = useQuery(secondStepQuery())
  const [secret, setSecret] = useState<{ secret: string; address: string }>()
  const [codes, setCodes] = useState<readonly string[]>()

  /** A call that fails says why by itself. */
  const start = () => void startSecondStep().then(setSecret, () => undefined)

  async function finish() {
    await afterSetUp()
    setSecret(undefined)
    setCodes(undefined)
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => void finish().catch(() => undefined)} />
  if (secret) return <SetUp {...secret} onDone={setCodes} />
  return (
    <Stack gap="1.25rem" maw="40rem" p="1rem var(--gutter)" mx="auto">
      {mustSetUp && <p role="status">{t('secondStep.required')}</p>}
      <Loaded read={read} skeleton="page">
        {(state) =>
          state.onSince ? (
            <SecondStepOn {...state} onSince={state.onSince} onCodes={setCodes} />
          ) : (
            <Section title={t('secondStep.codesTitle')}>
              <Stack gap="sm">
                <p>{t('secondStep.off')}</p>
                <Button onClick={start}>{t('secondStep.setUp')}</Button>
              </Stack>
            </Section>
          )
        }
      </Loaded>
      <Passkeys />
      {mustSetUp && (
        <Button variant="default" onClick={() => void signOut()}>
          {t('secondStep.signOut')}
        </Button>
      )}
    </Stack>
  )
}
