import { Button } from '@mantine/core'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { FaceGrid } from '../../kit/FaceGrid.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'

/** Tiles with made-up people: long names, equal first names, what cannot be chosen, what is not sent yet. */
export function DemoFacesScreen() {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const people = t('styleGuide.people').split(/[,，]\s*/)
  const faces = people.map((name, index) => {
    const [firstName = '', familyName = ''] = name.split(' ')
    return {
      id: name,
      firstName,
      familyName,
      ageMonths: 4 + index * 7,
      history: t('styleGuide.yesterday'),
      unsent: index === 1,
      ...(index === 2 && { notNow: t('styleGuide.notHere') }),
    }
  })
  function choose(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <FaceGrid
        label={t('styleGuide.faces')}
        faces={faces}
        selected={chosen}
        onChoose={choose}
        onOpen={(id) => showToast(id)}
      />
      {chosen.size > 0 && (
        <ActionBar says={t('styleGuide.chosen', { count: chosen.size })}>
          <Button onClick={() => setChosen(new Set())}>{t('styleGuide.record')}</Button>
        </ActionBar>
      )}
    </>
  )
}
