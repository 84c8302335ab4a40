import { webAddress } from '@daybook/contract/webAddress/webAddress.kind.ts'
import { Box, Button } from '@mantine/core'
import { IconExternalLink, IconWorld, IconWorldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'

const api = client(webAddress)

/** Asked whenever the screen opens: a manager may have removed the page. */
const checkQuery = (address: string) => ({ ...query(api.check, { address }), staleTime: justRead })

/** A web page of somebody else's. The server says whether it is shown here, opens outside, or not at all. */
export function WebViewScreen() {
  const t = useT()
  const { url = '' } = useSearch('webView')
  const read = useQuery({ ...checkQuery(url), enabled: url !== '' })
  if (url === '') return <Nowhere reason={t('webAddress.noAddress')} />
  return (
    <Loaded read={read} skeleton="page">
      {({ opens, address, host, name, problem }) => {
        if (!address || !host) return <Nowhere reason={t(`field.${problem ?? 'INVALID_ADDRESS'}`)} />
        if (opens === 'inside') return <Inside address={address} host={host} name={name ?? host} />
        return (
          <EmptyState
            icon={<IconWorld />}
            title={t('webAddress.opensOutside')}
            hint={t('webAddress.opensOutsideHint', { host })}
            action={<OpenOutside address={address} host={host} />}
          />
        )
      }}
    </Loaded>
  )
}

const Nowhere = ({ reason }: { reason: string }) => {
  const t = useT()
  return <EmptyState icon={<IconWorldOff />} title={t('webAddress.opensNowhere')} hint={reason} />
}

interface PageProps {
  address: string
  host: string
}

/** The page has no origin of its own here: it reads neither our storage nor what it stored itself, and leads the app
 *  nowhere (decision 045). */
function Inside({ address, host, name }: PageProps & { name: string }) {
  const t = useT()
  return (
    <>
      <HeadActions title={name} />
      <Box
        component="iframe"
        display="block"
        w="100%"
        h="calc(100dvh - 14rem)"
        mih="20rem"
        bg="#fff"
        bdrs="md"
        style={{ border: '1px solid var(--line)' }}
        src={address}
        title={name}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      <ActionBar says={t('webAddress.blank')}>
        <OpenOutside address={address} host={host} />
      </ActionBar>
    </>
  )
}

function OpenOutside({ address, host }: PageProps) {
  const t = useT()
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconExternalLink size="1.25rem" aria-hidden="true" />}
    >
      {t('webAddress.openOutside', { host })}
    </Button>
  )
}
