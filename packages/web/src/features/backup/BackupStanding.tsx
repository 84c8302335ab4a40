import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { useSayTime } from '../../platform/i18n/time.ts'
import { backupQuery } from './backup.data.ts'

/** Whether there is a backup that can be used. Nothing where the installation is backed up by other means. */
export function BackupStanding() {
  return null
}
