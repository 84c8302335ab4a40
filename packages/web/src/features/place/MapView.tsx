import { Box } from '@mantine/core'
import type { LatLngTuple, Map as LeafletMap, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Map.module.css'
import type { Coordinates } from './place.coordinates.ts'
import type { KnownPlace, Tiles } from './place.data.ts'
import { addMark, addPin, type MapWords, openMap } from './place.map.ts'

interface MapViewProps {
  /** What the map is of. */
  label: string
  tiles: Tiles
  /** Shown first; the pin, or else all marks. */
  pin?: Coordinates | undefined
  /** Without it the map only shows. */
  onPin?: ((at: Coordinates) => void) | undefined
  marks?: readonly KnownPlace[]
  onMark?: (place: KnownPlace) => void
}

/** Where a map starts without a place: New Zealand. */
const start: LatLngTuple = [-41.3, 173.5]
const near = 16

export function MapView({ label, tiles, pin, onPin, marks = [], onMark }: MapViewProps) {
  const t = useT()
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<LeafletMap>(undefined)
  const shown = useRef<Marker>(undefined)
  const moved = useEffectEvent(([latitude, longitude]: LatLngTuple) => onPin?.({ latitude, longitude }))
  const opened = useEffectEvent((place: KnownPlace) => onMark?.(place))
  const words = useEffectEvent(
    (): MapWords => ({
      zoomIn: t('place.zoomIn'),
      zoomOut: t('place.zoomOut'),
      pin: t('place.pin'),
    }),
  )
  const isFixed = onPin === undefined

  useEffect(() => {
    if (!element.current) return
    const made = openMap(element.current, { tiles, words: words() })
    map.current = made
    made.setView(start, 5)
    if (!isFixed) made.on('click', ({ latlng }) => moved([latlng.lat, latlng.wrap().lng]))
    return () => {
      shown.current = undefined
      map.current = undefined
      made.remove()
    }
  }, [tiles, isFixed])

  useEffect(() => {
    const on = map.current
    if (!on || marks.length === 0) return
    const added = marks.map((place) =>
      addMark(on, [place.latitude, place.longitude], place.name, () => opened(place)),
    )
    if (!shown.current)
      on.fitBounds(
        marks.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]),
        { maxZoom: near, padding: [48, 48] },
      )
    return () => {
      for (const mark of added) mark.remove()
    }
  }, [marks])

  const [latitude, longitude] = [pin?.latitude, pin?.longitude]
  useEffect(() => {
    const on = map.current
    if (!on || latitude === undefined || longitude === undefined) return
    const at: LatLngTuple = [latitude, longitude]
    if (shown.current) shown.current.setLatLng(at)
    else {
      shown.current = addPin(on, at, words(), isFixed ? undefined : moved)
      on.setView(at, near)
    }
    if (!on.getBounds().contains(at)) on.setView(at, Math.max(on.getZoom(), near))
  }, [latitude, longitude, isFixed])

  return (
    <Box bdrs="md" style={{ overflow: 'hidden', border: '1px solid var(--line)' }}>
      <div ref={element} className={styles.map} role="application" aria-label={label} />
    </Box>
  )
}
