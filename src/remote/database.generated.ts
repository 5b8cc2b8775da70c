// Written by `npm run types` from supabase/migrations. Do not edit.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      contacts: {
        Row: {
          appointment_at: string | null
          assignee: string | null
          captured_at: string
          consent_at: string | null
          consent_version: string | null
          created_at: string
          deleted_at: string | null
          email: string
          first_answered_at: string | null
          follow_up_on: string | null
          id: string
          kind: string | null
          merged_into: string | null
          message: string
          name: string
          phone: string | null
          preferred_date: string | null
          property_interest: string | null
          property_slug: string | null
          status: Database["public"]["Enums"]["lead_status"]
          subject: string | null
          visitor_zone: string | null
        }
        Insert: {
          appointment_at?: string | null
          assignee?: string | null
          captured_at?: string
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email: string
          first_answered_at?: string | null
          follow_up_on?: string | null
          id?: string
          kind?: string | null
          merged_into?: string | null
          message: string
          name: string
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          visitor_zone?: string | null
        }
        Update: {
          appointment_at?: string | null
          assignee?: string | null
          captured_at?: string
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string
          first_answered_at?: string | null
          follow_up_on?: string | null
          id?: string
          kind?: string | null
          merged_into?: string | null
          message?: string
          name?: string
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          visitor_zone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contacts_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "contacts"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          amend_secret: string | null
          appointment_at: string | null
          assignee: string | null
          budget: string | null
          captured_at: string
          captured_by: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          deleted_at: string | null
          email: string | null
          first_answered_at: string | null
          follow_up_on: string | null
          id: string
          kind: string | null
          merged_into: string | null
          name: string
          notes: string | null
          phone: string | null
          preferred_date: string | null
          property_interest: string | null
          property_slug: string | null
          source: string
          status: Database["public"]["Enums"]["lead_status"]
          subject: string | null
          updated_at: string
          visitor_zone: string | null
        }
        Insert: {
          amend_secret?: string | null
          appointment_at?: string | null
          assignee?: string | null
          budget?: string | null
          captured_at?: string
          captured_by?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          first_answered_at?: string | null
          follow_up_on?: string | null
          id?: string
          kind?: string | null
          merged_into?: string | null
          name: string
          notes?: string | null
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          source: string
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          updated_at?: string
          visitor_zone?: string | null
        }
        Update: {
          amend_secret?: string | null
          appointment_at?: string | null
          assignee?: string | null
          budget?: string | null
          captured_at?: string
          captured_by?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          first_answered_at?: string | null
          follow_up_on?: string | null
          id?: string
          kind?: string | null
          merged_into?: string | null
          name?: string
          notes?: string | null
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          source?: string
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          updated_at?: string
          visitor_zone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "leads_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          captured_at: string
          confirmed_at: string | null
          email: string
          id: string
          is_active: boolean
          name: string | null
          pending_since: string | null
          resubscribed_at: string | null
          subscribed_at: string
          unsubscribed_at: string | null
        }
        Insert: {
          captured_at?: string
          confirmed_at?: string | null
          email: string
          id?: string
          is_active?: boolean
          name?: string | null
          pending_since?: string | null
          resubscribed_at?: string | null
          subscribed_at?: string
          unsubscribed_at?: string | null
        }
        Update: {
          captured_at?: string
          confirmed_at?: string | null
          email?: string
          id?: string
          is_active?: boolean
          name?: string | null
          pending_since?: string | null
          resubscribed_at?: string | null
          subscribed_at?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      observations: {
        Row: {
          created_at: string
          id: string
          kind: string
          name: string
          page: string
          value: number
        }
        Insert: {
          created_at?: string
          id?: string
          kind: string
          name: string
          page: string
          value: number
        }
        Update: {
          created_at?: string
          id?: string
          kind?: string
          name?: string
          page?: string
          value?: number
        }
        Relationships: []
      }
      property_watchers: {
        Row: {
          auth: string | null
          captured_at: string
          created_at: string
          email: string | null
          endpoint: string | null
          id: string
          p256dh: string | null
          property_slug: string
          unsubscribed_at: string | null
        }
        Insert: {
          auth?: string | null
          captured_at?: string
          created_at?: string
          email?: string | null
          endpoint?: string | null
          id?: string
          p256dh?: string | null
          property_slug: string
          unsubscribed_at?: string | null
        }
        Update: {
          auth?: string | null
          captured_at?: string
          created_at?: string
          email?: string | null
          endpoint?: string | null
          id?: string
          p256dh?: string | null
          property_slug?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      newsletter_recipients: {
        Row: {
          confirmed_at: string | null
          email: string | null
          id: string | null
          link_token: string | null
          name: string | null
          subscribed_since: string | null
        }
        Relationships: []
      }
      newsletter_unconfirmed: {
        Row: {
          email: string | null
          id: string | null
          link_token: string | null
          name: string | null
          pending_since: string | null
        }
        Relationships: []
      }
      watcher_mails_waiting: {
        Row: {
          asked_at: string | null
          attempts: number | null
          auth: string | null
          due_at: string | null
          email: string | null
          endpoint: string | null
          id: string | null
          link_token: string | null
          p256dh: string | null
          property_slug: string | null
          title: string | null
          topics: Json | null
        }
        Relationships: []
      }
    }
    Functions: {
      amend_lead:
        | {
            Args: {
              columns: Json
              id: string
              revision: number
              secret: string
            }
            Returns: string
          }
        | {
            Args: {
              email: string
              id: string
              name: string
              notes: string
              phone: string
              property_interest: string
              property_slug?: string
              revision: number
              secret: string
            }
            Returns: string
          }
      dashboard_statistics: { Args: Record<PropertyKey, never>; Returns: Json }
      erase_person: { Args: { expected: number; who: string }; Returns: Json }
      find_person: { Args: { who: string }; Returns: Json }
      grant_admin: { Args: { email: string }; Returns: boolean }
      note_property_changes: { Args: { site: Json }; Returns: Json }
      observed: { Args: Record<PropertyKey, never>; Returns: Json }
      retention_health: { Args: Record<PropertyKey, never>; Returns: Json }
      run_retention: { Args: Record<PropertyKey, never>; Returns: Json }
      search_contacts: {
        Args: {
          before_at?: string
          before_id?: string
          page_size?: number
          property?: string
          query?: string
          since?: string
          until?: string
        }
        Returns: {
          appointment_at: string | null
          assignee: string | null
          captured_at: string
          consent_at: string | null
          consent_version: string | null
          created_at: string
          deleted_at: string | null
          email: string
          first_answered_at: string | null
          follow_up_on: string | null
          id: string
          kind: string | null
          merged_into: string | null
          message: string
          name: string
          phone: string | null
          preferred_date: string | null
          property_interest: string | null
          property_slug: string | null
          status: Database["public"]["Enums"]["lead_status"]
          subject: string | null
          visitor_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "contacts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_leads: {
        Args: {
          before_at?: string
          before_id?: string
          page_size?: number
          property?: string
          query?: string
          since?: string
          source?: string
          status?: Database["public"]["Enums"]["lead_status"]
          until?: string
        }
        Returns: {
          amend_secret: string | null
          appointment_at: string | null
          assignee: string | null
          budget: string | null
          captured_at: string
          captured_by: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          deleted_at: string | null
          email: string | null
          first_answered_at: string | null
          follow_up_on: string | null
          id: string
          kind: string | null
          merged_into: string | null
          name: string
          notes: string | null
          phone: string | null
          preferred_date: string | null
          property_interest: string | null
          property_slug: string | null
          source: string
          status: Database["public"]["Enums"]["lead_status"]
          subject: string | null
          updated_at: string
          visitor_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "leads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_subscribers: {
        Args: {
          active?: boolean
          before_at?: string
          before_id?: string
          page_size?: number
          query?: string
          since?: string
          until?: string
        }
        Returns: {
          captured_at: string
          confirmed_at: string | null
          email: string
          id: string
          is_active: boolean
          name: string | null
          pending_since: string | null
          resubscribed_at: string | null
          subscribed_at: string
          unsubscribed_at: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "newsletter_subscribers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_newsletter_confirmation: {
        Args: { required: boolean }
        Returns: undefined
      }
      set_observations: { Args: { enabled: boolean }; Returns: undefined }
      set_submission_limit: {
        Args: {
          burst?: number
          max_megabytes?: number
          per_day?: number
          per_hour?: number
          per_minute?: number
        }
        Returns: undefined
      }
      settle_watcher_mails: {
        Args: { mails: string[]; outcome: string }
        Returns: number
      }
      take_watcher_mails: {
        Args: { batch?: number; by_push?: boolean }
        Returns: Json
      }
      use_newsletter_link: {
        Args: { subscribed?: boolean; token: string }
        Returns: Json
      }
    }
    Enums: {
      app_role: "admin" | "agent"
      lead_status: "new" | "contacted" | "qualified" | "converted"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      app_role: ["admin", "agent"],
      lead_status: ["new", "contacted", "qualified", "converted"],
    },
  },
} as const
