import { devicesOf } from '#look/Device.tsx';
import icons from '../icons.json' with { type: 'json' };

export const Device = devicesOf(icons, 'no-shine');
