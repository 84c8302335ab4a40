import { backup } from '@daybook/contract/backup/backup.contract.ts'
import { Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Mark } from '../../kit/Mark.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'

const api = client(backup)

const backupQuery = () => ({ ...query(api.getBackups), staleTime: justRead })

/** Whether the newest backup can be used. Nothing where the installation is backed up by other means. */
export function BackupStanding() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { data } = useQuery(backupQuery())
  if (!data || data.state === 'off') return null
  const { state, failed, good } = data
  if (state === 'good' && good)
    return (
      <Stack align="flex-start" gap="xs">
        <Mark tone="done" icon={<IconCircleCheck size="1rem" aria-hidden="true" />}>
          {t('backup.good', { time: friendlyTime(good.at, now) })}
        </Mark>
        <span className="dim">{t('backup.counted', { rows: good.rows, files: good.files })}</span>
      </Stack>
    )
  return (
    <Warning>
      <strong>{t(failed ? 'backup.unusable' : 'backup.none')}</strong>
      {failed && <span>{failed.reason}</span>}
      <span>{good ? t('backup.lastGood', { time: friendlyTime(good.at, now) }) : t('backup.noneHint')}</span>
    </Warning>
  )
}
