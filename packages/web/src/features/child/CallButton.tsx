import { phoneAddress } from '@daybook/contract/kernel/phone.rules.ts'
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'

/** Calls a number, which is also in its words. Without a name it is that of nobody in particular, as the police. */
export function CallButton({ phone, name }: { phone: string; name?: string }) {
  const t = useT()
  return (
    <Button
      component="a"
      href={phoneAddress(phone)}
      variant="default"
      h="auto"
      mih="3rem"
      style={{ whiteSpace: 'normal', justifySelf: 'start' }}
      leftSection={<IconPhone size="1.25rem" aria-hidden="true" />}
    >
      {name ? t('contact.call', { name, phone }) : t('contact.callNumber', { phone })}
    </Button>
  )
}
