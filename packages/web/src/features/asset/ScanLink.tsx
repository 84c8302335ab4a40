import { ActionIcon } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'

/** From the list to the camera. */
export function ScanLink() {
  const t = useT()
  return (
    <ActionIcon
      component={Link}
      to={to.assetScan()}
      variant="default"
      size={48}
      aria-label={t('asset.scanTitle')}
    >
      <IconQrcode size="1.5rem" aria-hidden="true" />
    </ActionIcon>
  )
}
