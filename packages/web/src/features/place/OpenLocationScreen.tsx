import { Button, Stack } from '@mantine/core'
import { IconExternalLink, IconMapOff, IconNavigation } from '@tabler/icons-react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { degrees } from '../fields/index.ts'
import { LazyMap } from './LazyMap.tsx'
import { geoLink, readCoordinates, webLink } from './place.coordinates.ts'

/** One place, and a way to open it in another map. */
export function OpenLocationScreen() {
  const t = useT()
  const { latitude = '', longitude = '', name = '', address } = useSearch('openLocation')
  const at = readCoordinates(latitude, longitude)
  if (!at)
    return <EmptyState icon={<IconMapOff />} title={t('place.nowhere')} hint={t('place.nowhereHint')} />
  return (
    <Stack gap="sm" p="0.75rem var(--gutter)">
      {name && <HeadActions title={name} />}
      <LazyMap label={name || t('place.map')} pin={at} without={t('place.noMap')} />
      <Section>
        {address && <p style={{ overflowWrap: 'anywhere' }}>{address}</p>}
        <p className="dim" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('place.at', { latitude: degrees(at.latitude), longitude: degrees(at.longitude) })}
        </p>
      </Section>
      <ActionBar>
        <Button
          variant="default"
          component="a"
          href={webLink(at)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size="1.25rem" aria-hidden="true" />}
        >
          {t('place.openWeb')}
        </Button>
        <Button
          component="a"
          href={geoLink(at, name)}
          leftSection={<IconNavigation size="1.25rem" aria-hidden="true" />}
        >
          {t('place.openApp')}
        </Button>
      </ActionBar>
    </Stack>
  )
}
