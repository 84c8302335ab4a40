import { Button, Stack } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { KnownPlaces } from './KnownPlaces.tsx'
import { LazyMap } from './LazyMap.tsx'
import type { Coordinates } from './place.coordinates.ts'
import { type KnownPlace, placesQuery } from './place.data.ts'
import { useOwnLocation } from './useOwnLocation.ts'

const noPlaces: readonly KnownPlace[] = []

interface PlaceFinderProps {
  pin: Coordinates | undefined
  /** The pin was set or moved. */
  onMove: (at: Coordinates) => void
  /** One of the centre's own places was chosen. */
  onTake: (place: KnownPlace) => void
}

/** Finds a place by search, on the map, or by where the device is. */
export function PlaceFinder({ pin, onMove, onTake }: PlaceFinderProps) {
  const t = useT()
  const { data: known = noPlaces } = useQuery(placesQuery())
  const own = useOwnLocation(onMove)
  return (
    <Stack gap="sm">
      <KnownPlaces places={known} onChoose={onTake} />
      <LazyMap
        label={t('place.map')}
        pin={pin}
        onPin={onMove}
        marks={known}
        onMark={onTake}
        without={t('place.noMapHint')}
        hint={t('place.mapHint')}
      />
      <Button
        variant="default"
        loading={own.state === 'asking'}
        onClick={own.ask}
        leftSection={<IconCurrentLocation size="1.25rem" aria-hidden="true" />}
      >
        {t('place.here')}
      </Button>
      {(own.state === 'denied' || own.state === 'failed') && (
        <p className="dim" role="alert">
          {t(own.state === 'denied' ? 'place.denied' : 'place.failed')}
        </p>
      )}
    </Stack>
  )
}
