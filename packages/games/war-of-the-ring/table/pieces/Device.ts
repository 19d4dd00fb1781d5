import { devicesAt, devicesOf } from '#look/Device.tsx';
import icons from '../icons.json' with { type: 'json' };

export const Device = devicesOf(icons);
export const DeviceAt = devicesAt(icons);
