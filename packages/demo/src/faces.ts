import { heritages, type Name } from './names.ts'
import type { Age, Extra, Face, Hair } from './pictures/face.ts'
import { drawnPicture } from './pictures/pictures.ts'
import type { Random } from './random.ts'

const styles: Record<Age, Record<Name['sex'], readonly Hair[]>> = {
  baby: {
    female: ['tuft', 'wisps', 'downy', 'downy', 'cropped', 'puffs'],
    male: ['tuft', 'wisps', 'downy', 'downy', 'cropped', 'short'],
  },
  child: {
    female: ['long', 'longFringe', 'wavy', 'bob', 'pigtails', 'braids', 'bun', 'puffs', 'ponytail', 'bowl'],
    male: ['short', 'short', 'sidePart', 'bowl', 'spiky', 'cropped', 'curly', 'wavy'],
  },
  adult: {
    female: ['long', 'longFringe', 'wavy', 'bob', 'bun', 'ponytail', 'cropped', 'braids'],
    male: ['short', 'sidePart', 'cropped', 'spiky', 'bald', 'curly'],
  },
}
const tight: Record<Name['sex'], readonly Hair[]> = {
  female: ['afro', 'puffs', 'braids', 'curly'],
  male: ['cropped', 'afro', 'curly'],
}
const extras: Record<Age, Record<Name['sex'], readonly Extra[]>> = {
  baby: { female: ['none', 'none', 'none', 'bow'], male: ['none'] },
  child: {
    female: ['none', 'none', 'none', 'none', 'bow', 'freckles', 'glasses'],
    male: ['none', 'none', 'none', 'none', 'none', 'freckles', 'roundGlasses'],
  },
  adult: {
    female: ['none', 'none', 'none', 'glasses', 'roundGlasses', 'freckles'],
    male: ['none', 'none', 'beard', 'beard', 'glasses', 'moustache'],
  },
}

/** The address of a drawn face that goes with a name. */
export function pictureFor(name: Pick<Name, 'sex' | 'heritage'>, age: Age, random: Random): string {
  const { skins, hairColours } = heritages[name.heritage]
  const curly = name.heritage === 'african' && age !== 'baby'
  const grey = age === 'adult' && random.chance(0.15)
  const face: Face = {
    age,
    hair: random.pick((curly ? tight : styles[age])[name.sex]),
    extra: random.pick(extras[age][name.sex]),
    background: random.int(0, 7),
    skin: random.pick<number>(skins),
    hairColour: grey ? 7 : random.pick<number>(hairColours),
    cloth: random.int(0, 9),
    top: random.int(0, 5),
    mood: random.int(0, 11),
  }
  return drawnPicture(face)
}
