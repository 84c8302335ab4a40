import { Stack } from '@mantine/core'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { manageTitles } from '../../platform/screens/menu.titles.ts'
import { ScreenMenu } from '../../platform/screens/ScreenMenu.tsx'
import { menuOf } from '../../platform/screens/screen.menu.ts'
import { useSession } from '../../platform/session/current.ts'

/** Every screen of the table with a `manage` entry that the person may open, by group. */
export function ManageScreen() {
  const t = useT()
  const sections = menuOf(useSession(), 'manage', manageTitles)
  if (sections.length === 0) return <EmptyState title={t('plan.manageNothing')} />
  return (
    <Stack gap="1.25rem" p="md">
      <ScreenMenu sections={sections} />
    </Stack>
  )
}
