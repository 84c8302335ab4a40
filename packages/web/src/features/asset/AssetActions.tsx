import { Button } from '@mantine/core'
import { IconBarrierBlock, IconQrcode } from '@tabler/icons-react'
import { Columns } from '../../kit/Columns.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'

interface AssetActionsProps {
  row: { id: string; [field: string]: unknown }
}

/** A broken thing opens a hazard with what is known of it. */
export function AssetActions({ row }: AssetActionsProps) {
  const t = useT()
  const [name, number, roomId, roomName, place] = ['name', 'number', 'roomId', 'roomName', 'place'].map(
    (key) => String(row[key] ?? ''),
  )
  const what = t('asset.broken', { name: listed([name, number]) })
  const where = listed([roomName, place])
  return (
    <Columns least="12rem" gap="0.5rem">
      <Button
        variant="default"
        component={Link}
        to={to.hazardForm({
          start: JSON.stringify({ kind: 'maintenance', what, where, ...(roomId && { roomId }) }),
        })}
        leftSection={<IconBarrierBlock size="1.25rem" aria-hidden="true" />}
      >
        {t('asset.report')}
      </Button>
      <Button
        variant="default"
        component={Link}
        to={to.assetLabel({ id: row.id })}
        leftSection={<IconQrcode size="1.25rem" aria-hidden="true" />}
      >
        {t('asset.label')}
      </Button>
    </Columns>
  )
}
