import { asset } from '@daybook/contract/asset/asset.kind.ts'
import { Box, Button, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { labelOf } from '../../platform/qr.label.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { OriginNote, useOrigin } from '../centre/index.ts'

const api = client(asset)

const assetQuery = (id: string) => ({ ...query(api.get, { id }), staleTime: justRead })

const onPaper = { c: '#000', bg: '#fff', bd: '1px dashed var(--line)', bdrs: 'sm', ta: 'center' } as const

/** A label to stick on: a phone's camera opens the asset by its code. */
export function AssetLabelScreen() {
  const t = useT()
  const { id = '' } = useSearch('assetLabel')
  const read = useQuery({ ...assetQuery(id), enabled: id !== '' })
  const address = useOrigin()
  const picture = useQrCode(labelOf(address.origin, to.asset({ id })))
  if (id === '') return <Gone />
  return (
    <Loaded read={read} skeleton="page">
      {({ name, number }) => (
        <>
          <OriginNote {...address} />
          <Stack align="center" gap="0.25rem" maw="16rem" p="md" mx="auto" {...onPaper} data-poster>
            {picture && <img src={picture} alt={t('asset.labelAlt')} width="160" height="160" />}
            <Box component="p" fw={650}>
              {name}
            </Box>
            {number && <p>{number}</p>}
          </Stack>
          <ActionBar>
            <Button
              leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
              disabled={!picture}
              onClick={() => print()}
            >
              {t('asset.label')}
            </Button>
          </ActionBar>
        </>
      )}
    </Loaded>
  )
}
