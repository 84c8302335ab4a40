import { Stack } from '@mantine/core'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { AddressStep } from './AddressStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import type { Whose } from './recovery.data.ts'

/** A forgotten password: the address, the code that it got, and a new password. */
export function LoginForgetScreen() {
  const t = useT()
  const [whose, setWhose] = useState<Whose>()
  const [isProved, setIsProved] = useState(false)

  async function finish() {
    showToast(t('recovery.done'))
    await go(to.loginAccount(), { replace: true })
  }

  return (
    <Stack gap="lg" maw="26rem" p="1rem 1.25rem 2rem" mx="auto">
      {!whose && <AddressStep onSent={setWhose} />}
      {whose && !isProved && (
        <CodeStep whose={whose} onProved={() => setIsProved(true)} onAgain={() => setWhose(undefined)} />
      )}
      {whose && isProved && <PasswordStep whose={whose} onDone={() => void finish()} />}
    </Stack>
  )
}
