import { useQuery } from '@tanstack/react-query';
import { untilLoaded } from '../ui/later';
import { untilListed } from './rows/listed';

/** Loads a part of the dashboard once its list stands; if that fails, again with the next touch or when the network is back. */
export function useLater<Part>(name: string, load: () => Promise<Part>): Part | undefined {
  const { data } = useQuery({
    queryKey: ['script', name],
    queryFn: () => untilListed().then(() => untilLoaded(load)),
  });
  return data;
}
