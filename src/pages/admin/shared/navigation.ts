import {
  FileText,
  FolderTree,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Package,
  ReceiptText,
  TicketPercent,
  Users,
} from 'lucide-react';
import { paths } from '@/lib/paths';

export interface AdminScreen {
  label: string;
  to: string;
  Icon: LucideIcon;
}

/** The admin's screens, in the order of the navigation. */
export const adminScreens: AdminScreen[] = [
  { label: 'Dashboard', to: paths.admin, Icon: LayoutDashboard },
  { label: 'Products', to: paths.adminProducts, Icon: Package },
  { label: 'Categories', to: paths.adminCategories, Icon: FolderTree },
  { label: 'Users', to: paths.adminUsers, Icon: Users },
  { label: 'Orders', to: paths.adminOrders, Icon: ReceiptText },
  { label: 'Coupons', to: paths.adminCoupons, Icon: TicketPercent },
  { label: 'Reviews', to: paths.adminReviews, Icon: MessageSquareText },
  { label: 'Newsletter', to: paths.adminNewsletter, Icon: Mail },
  { label: 'Pages', to: paths.adminPages, Icon: FileText },
];
