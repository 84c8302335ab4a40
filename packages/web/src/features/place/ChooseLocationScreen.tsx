import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { useEffect, useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { go } from '../../platform/screens/navigate.ts'
import {
  closeFieldPage,
  type FieldPage,
  fieldPageValue,
  openedFieldPage,
  placeOnMap,
  setFieldPageValue,
} from '../fields/index.ts'
import { PlaceForm } from './PlaceForm.tsx'

/** Chooses a place for a field of a form, or to open it. */
export function ChooseLocationScreen() {
  const [field, setField] = useState<FieldPage | null>()
  useEffect(() => {
    void openedFieldPage('place').then((found) => setField(found ?? null))
  }, [])
  if (field === undefined) return <Skeletons shape="page" />

  function choose(place: MapPlace) {
    if (!field) return void go(placeOnMap(place))
    setFieldPageValue(place)
    closeFieldPage()
  }

  return (
    <>
      {field && <HeadActions title={field.label} />}
      <PlaceForm
        start={field ? (fieldPageValue(field) as MapPlace | null) : null}
        isForField={field !== null}
        onChoose={choose}
      />
    </>
  )
}
