import { useQuery } from '@tanstack/react-query';
import { untilLoaded } from '../ui/later';
import { untilListed } from './rows/listed';

/**
 * Loads a part of the dashboard once its list stands; if that fails, again with the next touch or when the network is back.
 * @param isNext whether what is more urgent is here
 */
export function useLater<Part>(
  name: string,
  load: () => Promise<Part>,
  isNext = true,
): Part | undefined {
  const { data } = useQuery({
    queryKey: ['script', name],
    enabled: isNext,
    queryFn: () => untilListed().then(() => untilLoaded(load)),
  });
  return data;
}
