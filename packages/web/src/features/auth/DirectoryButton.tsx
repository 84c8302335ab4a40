import { centreNumber } from '@daybook/contract/kernel/constants.ts'
import { Button } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { hasDirectory, leaveForDirectory } from './auth.directory.ts'

/** Signs in by the centre's own directory, if the centre has a directory. */
export function DirectoryButton({ tenantId, redirect }: { tenantId: string; redirect: string | undefined }) {
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  const [isOffered, setIsOffered] = useState(false)

  // The query cache cannot be used, because the centre is in a header and not in the query's key.
  useEffect(() => {
    let isCurrent = true
    const offered = centreNumber.test(tenantId) ? hasDirectory(tenantId) : Promise.resolve(false)
    void offered.then((has) => isCurrent && setIsOffered(has))
    return () => {
      isCurrent = false
    }
  }, [tenantId])
  if (!isOffered) return null

  async function leave() {
    setIsBusy(true)
    try {
      await leaveForDirectory(tenantId, redirect)
    } catch (error) {
      setIsBusy(false)
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<IconBuilding size="1.25rem" aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void leave()}
    >
      {t('auth.byDirectory')}
    </Button>
  )
}
