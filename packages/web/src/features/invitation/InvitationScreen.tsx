import { Button, Stack } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { LanguageSwitch } from '../auth/index.ts'
import { AccountForm } from './AccountForm.tsx'
import { getInvitation } from './invitation.data.ts'

/** Takes an invitation: says what it is to, and sets up the account. */
export function InvitationScreen() {
  const t = useT()
  const { tenant = '', key = '' } = useSearch('invitation')
  const read = useQuery({
    queryKey: ['invitation', tenant, key],
    queryFn: () => getInvitation({ tenant, key }),
    enabled: key !== '',
    // It can be used once, so what was read before says nothing.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (key === '') return <Refused words={t('error.INVITATION_UNKNOWN')} />
  if (read.isPending) return <Skeletons shape="page" />
  if (read.isError) return <Refused words={errorWords(read.error)} />
  // The first link of an installation makes its operator, or restores what was there before.
  const isFirst = read.data.role === 'administrator' && read.data.person === null
  return (
    <Stack gap="lg" maw="26rem" p="1rem 1.25rem 2rem" mx="auto">
      <AccountForm invited={read.data} link={{ tenant, key }} />
      {isFirst && (
        <Button component={Link} to={to.restore({ key })} variant="default">
          {t('invitation.restore')}
        </Button>
      )}
      <LanguageSwitch />
    </Stack>
  )
}

function Refused({ words }: { words: string }) {
  const t = useT()
  return (
    <StateScreen
      icon={<IconUnlink size="3rem" />}
      title={t('invitation.refused')}
      hint={words}
      action={
        <Button component={Link} to={to.loginAccount()}>
          {t('invitation.toSignIn')}
        </Button>
      }
    />
  )
}
