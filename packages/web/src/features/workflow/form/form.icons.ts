import {
  IconApple,
  IconBallFootball,
  IconBell,
  IconBook,
  IconCar,
  IconCup,
  IconFirstAidKit,
  IconHeart,
  IconHome,
  IconMusic,
  IconPaint,
  IconPaw,
  IconPlant,
  IconStar,
  IconTool,
  IconUmbrella,
} from '@tabler/icons-react'
import { createElement } from 'react'
import { iconWords } from './form.words.ts'

/** By the name that is kept. */
const icons = {
  book: IconBook,
  ball: IconBallFootball,
  paint: IconPaint,
  music: IconMusic,
  plant: IconPlant,
  paw: IconPaw,
  car: IconCar,
  home: IconHome,
  tool: IconTool,
  apple: IconApple,
  cup: IconCup,
  firstAid: IconFirstAidKit,
  umbrella: IconUmbrella,
  star: IconStar,
  heart: IconHeart,
  bell: IconBell,
}

/** The icons that a form offers, each with its word. */
export const iconOptions = () =>
  Object.entries(icons).map(([value, Icon]) => ({
    value,
    label: iconWords(value),
    icon: createElement(Icon, { size: '1.5rem', 'aria-hidden': true }),
  }))
