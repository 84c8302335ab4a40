// Leaflet, loaded only with a map.
import {
  control,
  DomUtil,
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
  map as makeMap,
  marker,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { degrees } from '../fields/index.ts'
import styles from './Map.module.css'

export interface MapWords {
  zoomIn: string
  zoomOut: string
  /** Of the pin, which the arrow keys move. */
  pin: string
}

interface MapOptions {
  /** Pictures of the map and whose they are. */
  tiles: { url: string; attribution: string }
  words: MapWords
}

export function openMap(element: HTMLElement, { tiles, words }: MapOptions): LeafletMap {
  const map = makeMap(element, {
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: false,
    markerZoomAnimation: false,
    scrollWheelZoom: false,
    maxZoom: 19,
    minZoom: 2,
    worldCopyJump: true,
  })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  tileLayer(tiles.url, { maxZoom: 19 }).addTo(map)
  const source = DomUtil.create('span')
  source.textContent = tiles.attribution
  control.attribution({ prefix: false }).addAttribution(source.innerHTML).addTo(map)
  return map
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The pin. With `onMove` it is dragged, or moved by the arrow keys: 10 pixels, with Shift 50. */
export function addPin(
  map: LeafletMap,
  at: LatLngTuple,
  words: MapWords,
  onMove?: (at: LatLngTuple) => void,
): Marker {
  const isFixed = onMove === undefined
  const icon = divIcon({ className: styles.pin ?? '', iconSize: [48, 48], iconAnchor: [24, 44], html: drawn })
  const pin = marker(at, { icon, draggable: !isFixed, keyboard: !isFixed, interactive: !isFixed }).addTo(map)
  const element = pin.getElement()
  element?.setAttribute(isFixed ? 'aria-hidden' : 'aria-label', isFixed ? 'true' : words.pin)
  if (isFixed) return pin
  pin.on('dragend', () => onMove(tupleOf(pin)))
  element?.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const far = event.shiftKey ? 50 : 10
    const moved = map.latLngToContainerPoint(pin.getLatLng()).add([step[0] * far, step[1] * far])
    pin.setLatLng(map.containerPointToLatLng(moved))
    map.panInside(pin.getLatLng(), { padding: [48, 48], animate: false })
    onMove(tupleOf(pin))
  })
  return pin
}

const tupleOf = (pin: Marker): LatLngTuple => {
  const { lat, lng } = pin.getLatLng().wrap()
  return [Number(degrees(lat)), Number(degrees(lng))]
}

const drawn =
  '<svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true"><path d="M12 22s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12z"/><circle cx="12" cy="10" r="2.6"/></svg>'

/** A place with its name beside it. Marks may lie on each other: whoever uses keys or a screen reader has the list. */
export function addMark(map: LeafletMap, at: LatLngTuple, name: string, onOpen: () => void): Marker {
  const icon = divIcon({
    className: styles.mark ?? '',
    iconSize: [48, 48],
    iconAnchor: [24, 44],
    html: drawn,
  })
  const mark = marker(at, { icon, keyboard: false }).addTo(map)
  const label = DomUtil.create('span')
  label.textContent = name
  mark.bindTooltip(label, { permanent: true, direction: 'bottom', className: styles.label ?? '' })
  mark.getElement()?.setAttribute('aria-hidden', 'true')
  return mark.on('click', onOpen)
}
