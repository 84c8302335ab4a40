import { Box, NativeSelect, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import type { useOrigin } from './useOrigin.ts'

/** Says which address a link for other devices begins with, when this page's own would lead nowhere. */
export function OriginNote({ origin, others, choose }: ReturnType<typeof useOrigin>) {
  const t = useT()
  if (others === undefined) return null
  if (others.length === 0)
    return (
      <Box role="alert" p="md" bd="1px solid var(--overdue)" bdrs="md" className="screen-only">
        {t('centre.originNone', { address: location.origin })}
      </Box>
    )
  return (
    <Stack gap="xs" p="md" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)" className="screen-only">
      <p>{t('centre.originMended', { address: location.host, origin })}</p>
      {others.length > 1 && (
        <NativeSelect
          label={t('centre.origin')}
          data={others}
          value={origin}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
        />
      )}
    </Stack>
  )
}
