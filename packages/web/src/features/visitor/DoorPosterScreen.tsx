import { Box, Button, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { OriginNote, useOrigin } from '../centre/index.ts'

/** A page to print and hang at the door: guests open the sign-in page with their phone's camera. */
export function DoorPosterScreen() {
  const t = useT()
  const { vuex_tenant_id: tenant, tenantInfo } = useSession()
  const from = useOrigin()
  const address = `${from.origin}/#${to.visitorSignIn({ tenant })}`
  const picture = useQrCode(address)
  return (
    <Stack gap="0" p="1rem var(--gutter)">
      <OriginNote {...from} />
      <Stack
        gap="sm"
        align="center"
        maw="36rem"
        p="2rem 1.25rem"
        mx="auto"
        c="#24211c"
        ta="center"
        bg="#fff"
        bdrs="lg"
        style={{ border: '1px solid var(--line)', overflowWrap: 'anywhere' }}
        data-poster
      >
        <Box component="p" fz="1.125rem" fw={600}>
          {tenantInfo?.name}
        </Box>
        <Box component="h2" fz="2rem" lh={1.2}>
          {t('visitor.posterTitle')}
        </Box>
        <p>{t('visitor.posterText')}</p>
        {picture && (
          <Box
            component="img"
            w="min(100%, 20rem)"
            h="auto"
            src={picture}
            alt={t('visitor.posterAlt')}
            width="300"
            height="300"
          />
        )}
        <Box component="p" fz="sm">
          {address}
        </Box>
      </Stack>
      <ActionBar>
        <Button
          leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
          disabled={!picture}
          onClick={() => print()}
        >
          {t('visitor.posterPrint')}
        </Button>
      </ActionBar>
    </Stack>
  )
}
