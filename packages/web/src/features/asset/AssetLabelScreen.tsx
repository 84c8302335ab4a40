import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import styles from './Asset.module.css'
import { assetQuery } from './asset.data.ts'
import { labelOf } from './asset.label.ts'

/** A label to stick on: a phone's camera opens the asset by its code. */
export function AssetLabelScreen() {
  const t = useT()
  const { id = '' } = useSearch('assetLabel')
  const read = useQuery({ ...assetQuery(id), enabled: id !== '' })
  const picture = useQrCode(labelOf(id))
  if (id === '') return <Gone />
  return (
    <Loaded read={read} skeleton="page">
      {({ name, number }) => (
        <>
          <div className={styles.label} data-poster>
            {picture && <img src={picture} alt={t('asset.labelAlt')} width="160" height="160" />}
            <p className={styles.name}>{name}</p>
            {number && <p>{number}</p>}
          </div>
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
